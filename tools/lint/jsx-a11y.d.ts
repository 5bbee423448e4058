// Types of the plugin, which ships none.
declare module 'eslint-plugin-jsx-a11y';
