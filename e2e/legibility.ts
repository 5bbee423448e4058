// Finds illegible text: outside the screen, clipped, broken within a short word, or covered by other text.
import type { Page } from 'playwright-core';

/** Runs in the page. An ellipsis is allowed except in controls, options and headings without a title. */
const findInPage = `(() => {
  const name = (one) => one.tagName.toLowerCase() + ' “' + one.textContent.trim().slice(0, 40) + '”';
  const styleOf = (one) => getComputedStyle(one);
  const isShown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest('svg, option, .sr-only, [aria-hidden=true]')
    && one.getBoundingClientRect().width > 1;
  const isScroller = (style) => /auto|scroll/.test(style.overflowX + style.overflowY);
  const isShortened = (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const layerOf = (one) => {
    for (let up = one; up; up = up.parentElement)
      if (/fixed|sticky|absolute/.test(styleOf(up).position)) return up;
    return null;
  };
  /** Not in addresses, which may break anywhere. */
  const shortWord = /(?<![\\w@./-])[A-Za-z]{3,12}(?![\\w@/-]|\\.\\w)/g;
  const faults = new Set();
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const owner = text.parentElement;
    if (!text.textContent.trim() || !isShown(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let boxes = [...range.getClientRects()].filter((box) => box.width > 1);
    let cut = false;
    let scrolls = false;
    for (let up = owner; up && up !== document.documentElement; up = up.parentElement) {
      const style = styleOf(up);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = up.getBoundingClientRect();
      const held = boxes.map((box) => {
        const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
        const [right, bottom] = [Math.min(box.right, frame.right), Math.min(box.bottom, frame.bottom)];
        return { left, top, right, bottom, width: right - left, height: bottom - top };
      });
      const loses = held.some((box, at) => box.width < boxes[at].width - 2 || box.height < boxes[at].height * 0.7);
      if (isShortened(style)) {
        if (loses && owner.closest('button, label, h1, h2') && !owner.closest('[title]')) faults.add('shortened: ' + name(owner));
      } else if (isScroller(style)) scrolls = true;
      else if (loses && !scrolls) cut = true;
      boxes = held.filter((box) => box.width > 1 && box.height > 1);
    }
    if (cut) faults.add('cut: ' + name(owner));
    if (!scrolls && boxes.some((box) => box.right > innerWidth + 1 || box.left < -1)) faults.add('beyond the edge: ' + name(owner));
    texts.push({ owner, boxes, layer: layerOf(owner) });
    for (const { 0: word, index } of text.textContent.matchAll(shortWord)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rows = [...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top));
      if (new Set(rows).size > 1) faults.add('broken: “' + word + '” in ' + name(owner));
    }
  }
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.layer !== other.layer || one.owner === other.owner) continue;
      const isOver = one.boxes.some((a) => other.boxes.some((b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height)));
      if (isOver) faults.add('over each other: ' + name(one.owner) + ' and ' + name(other.owner));
    }
  const around = (one) => {
    const boxes = [one, ...one.querySelectorAll('svg, img')].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
    const most = (side, choose) => choose(...boxes.map((box) => box[side]));
    return { left: most('left', Math.min), top: most('top', Math.min), right: most('right', Math.max), bottom: most('bottom', Math.max) };
  };
  const controls = [...document.querySelectorAll('header a, header button')].filter(isShown).map((one) => [one, around(one)]);
  for (const [at, [one, a]] of controls.entries())
    for (const [other, b] of controls.slice(at + 1).filter(([other]) => other.closest('header') === one.closest('header')))
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3 && !one.contains(other))
        faults.add('over each other: ' + (one.ariaLabel ?? name(one)) + ' and ' + (other.ariaLabel ?? name(other)));
  const spill = document.documentElement.scrollWidth - innerWidth;
  if (spill > 0) faults.add('the page scrolls sideways by ' + spill);
  return [...faults];
})()`;

export const findIllegible = (page: Page): Promise<string[]> => page.evaluate<string[]>(findInPage);

/** Runs before the page's scripts: doubles the browser's text size. */
export const doubleTextSize = `document.addEventListener('readystatechange', () => document.documentElement.style.fontSize = '200%')`;

/** Adds a long German word to every text of the page. */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode())
      if (!text.parentElement.closest('script, style, svg, select'))
        text.textContent = text.textContent.replace(/[A-Za-z]{4,}/, 'Geschwindigkeitsbegrenzung');
  })()`);
