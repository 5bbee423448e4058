// Sets the stored theme before the first paint; without one, the style sheet follows the system.
(function () {
  try {
    var theme = localStorage.getItem('velour.theme');
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch (refused) {
    // Storage may be forbidden; then the system's choice stands.
  }
})();
