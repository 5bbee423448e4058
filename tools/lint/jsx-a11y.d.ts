// The plugin ships no types; its rules are named, never called.
declare module 'eslint-plugin-jsx-a11y';
