// Accessibility rules for the page's components.
import { errors } from './rules.js';

const handlers = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];
const pressed = ['onKeyUp', 'onKeyDown', 'onKeyPress'];
const loaded = ['onError', 'onLoad'];
const lists = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'];
const items = ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'];
const tabbable = ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'];

/** @type {import('oxlint').OxlintOverride} */
export const accessibility = {
  files: ['web/src/**/*.{ts,tsx}'],
  rules: {
    ...errors(`
      jsx-a11y/alt-text jsx-a11y/anchor-has-content jsx-a11y/anchor-is-valid
      jsx-a11y/aria-activedescendant-has-tabindex jsx-a11y/aria-props jsx-a11y/aria-proptypes
      jsx-a11y/aria-role jsx-a11y/aria-unsupported-elements jsx-a11y/autocomplete-valid
      jsx-a11y/click-events-have-key-events jsx-a11y/heading-has-content jsx-a11y/html-has-lang
      jsx-a11y/iframe-has-title jsx-a11y/img-redundant-alt jsx-a11y/label-has-associated-control
      jsx-a11y/media-has-caption jsx-a11y/mouse-events-have-key-events jsx-a11y/no-access-key
      jsx-a11y/no-autofocus jsx-a11y/no-distracting-elements jsx-a11y/role-has-required-aria-props
      jsx-a11y/role-supports-aria-props jsx-a11y/scope jsx-a11y/tabindex-no-positive
    `),
    'jsx-a11y/interactive-supports-focus': ['error', { tabbable }],
    'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true, handlers }],
    'jsx-a11y/no-noninteractive-element-to-interactive-role': [
      'error',
      {
        ul: lists,
        ol: lists,
        li: items,
        table: ['grid'],
        td: ['gridcell'],
        fieldset: ['radiogroup', 'presentation'],
      },
    ],
    // Some browsers drop the roles of lists without bullets and of tables laid out as cards, unless
    // they are explicit.
    'jsx-a11y/no-redundant-roles': [
      'error',
      {
        ul: ['list'],
        nav: ['navigation'],
        table: ['table'],
        thead: ['rowgroup'],
        tbody: ['rowgroup'],
        tr: ['row'],
        th: ['columnheader'],
        td: ['cell'],
      },
    ],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': [
      'error',
      { tr: ['none', 'presentation', 'row'], canvas: ['img'], td: ['cell'] },
    ],
    // Keys that bubble up from inner controls, and the focusable articles of a feed.
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      {
        handlers: [...handlers, ...loaded],
        alert: pressed,
        body: loaded,
        dialog: pressed,
        iframe: loaded,
        img: loaded,
        table: ['onKeyDown'],
        article: ['onKeyDown'],
        section: ['onKeyDown'],
      },
    ],
    // A scrollable box must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      { tags: ['pre', 'article'], roles: ['tabpanel', 'group'], allowExpressionValues: true },
    ],
  },
};
