document.title = "Tabs";
