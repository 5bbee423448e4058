// Accessibility rules for the page's components.
import a11y from 'eslint-plugin-jsx-a11y';

const markup = a11y.flatConfigs.recommended.rules;
const [, keyHandlers] = markup['jsx-a11y/no-noninteractive-element-interactions'];
const [, roles] = markup['jsx-a11y/no-interactive-element-to-noninteractive-role'];

export const accessibility = {
  files: ['web/src/**/*.{ts,tsx}'],
  plugins: { 'jsx-a11y': a11y },
  rules: {
    ...markup,
    // Lists without bullets and tables laid out as cards lose their meaning in some browsers unless it is repeated.
    'jsx-a11y/no-redundant-roles': [
      'error',
      { ul: ['list'], nav: ['navigation'], thead: ['rowgroup'], tbody: ['rowgroup'] },
    ],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { ...roles, td: ['cell'] }],
    // Keys that bubble up from the controls inside, and the articles of a feed, which take the focus themselves.
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { ...keyHandlers, table: ['onKeyDown'], article: ['onKeyDown'], section: ['onKeyDown'] },
    ],
    // A box that scrolls has to be reached by keys.
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      { tags: ['pre', 'article'], roles: ['tabpanel', 'group'], allowExpressionValues: true },
    ],
  },
};
