// React's own rules and those of accessible markup, for whatever the page is drawn with.
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';

const recommended = hooks.configs.flat['recommended-latest'];

export const react = {
  files: ['web/src/**/*.{ts,tsx}'],
  plugins: { ...recommended.plugins, 'jsx-a11y': a11y },
  rules: {
    ...recommended.rules,
    'react-hooks/exhaustive-deps': 'error',
    ...a11y.flatConfigs.recommended.rules,
  },
};
