// Scrolls a long sidebar to the current page.
{
  const sidebar = document.querySelector(".sidebar");
  const current = sidebar?.querySelector("[aria-current]");
  if (current && sidebar.scrollHeight > sidebar.clientHeight) {
    const shift = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
    if (shift > sidebar.clientHeight * 0.8) sidebar.scrollTop = shift - sidebar.clientHeight / 2;
  }
}
