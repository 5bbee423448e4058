// The page's typeface and colors, for card forms in frames, which inherit neither.

export const typeface = (): string => getComputedStyle(document.body).fontFamily;

/** The current value of a theme color. */
export function colorOf(name: `--${string}`): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The page's own `@font-face` rules, with absolute addresses. */
export function fontFaces(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href }));
      } catch {
        return []; // a style sheet of another origin, such as an extension's
      }
    })
    .filter(({ rule }) => rule instanceof CSSFontFaceRule)
    .map(({ rule, base }) =>
      rule.cssText.replace(
        /url\("?([^")]+)"?\)/g,
        (_all, address: string) => `url("${new URL(address, base).href}")`,
      ),
    )
    .join('');
}
