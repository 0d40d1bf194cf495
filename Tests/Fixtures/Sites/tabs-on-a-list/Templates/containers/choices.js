document.title = "Choices";
