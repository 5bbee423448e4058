// Lint rules that apply everywhere, grouped by topic.

/** @typedef {NonNullable<import('oxlint').OxlintConfig['rules']>} Rules */

/**
 * @param {string} names
 * @returns {Record<string, 'error'>}
 */
export const errors = (names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'error']),
  );

/**
 * Likely bugs.
 * @type {Rules}
 */
export const mistakes = {
  ...errors(`
    constructor-super for-direction no-async-promise-executor no-case-declarations
    no-class-assign no-compare-neg-zero no-cond-assign no-const-assign no-constant-binary-expression
    no-constant-condition no-debugger no-dupe-else-if no-dupe-keys
    no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block
    no-ex-assign no-extra-boolean-cast no-fallthrough no-func-assign no-global-assign no-import-assign
    no-invalid-regexp no-irregular-whitespace no-loss-of-precision no-new-native-nonconstructor
    no-obj-calls no-prototype-builtins no-regex-spaces no-self-assign
    no-setter-return no-shadow-restricted-names no-sparse-arrays no-this-before-super
    no-unexpected-multiline no-unreachable no-unsafe-finally no-unsafe-negation
    no-unsafe-optional-chaining no-unused-expressions no-unused-labels no-unused-private-class-members
    no-useless-backreference no-useless-catch no-useless-escape require-yield use-isnan
    valid-typeof no-array-constructor no-useless-constructor
    typescript/no-duplicate-enum-values typescript/no-dynamic-delete
    typescript/no-empty-object-type typescript/no-explicit-any typescript/no-extra-non-null-assertion
    typescript/no-extraneous-class typescript/no-misused-new typescript/no-namespace
    typescript/no-non-null-asserted-optional-chain
    typescript/no-non-null-assertion typescript/no-require-imports typescript/no-this-alias
    typescript/no-unnecessary-type-constraint typescript/no-unsafe-declaration-merging
    typescript/no-unsafe-function-type typescript/no-wrapper-object-types typescript/prefer-as-const
    typescript/prefer-literal-enum-member typescript/prefer-namespace-keyword
    typescript/triple-slash-reference typescript/unified-signatures
  `),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'no-misleading-character-class': ['error', { allowEscape: true }],
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
};

/** @type {Rules} */
export const habits = {
  ...errors(`
    no-var prefer-const prefer-rest-params prefer-spread no-else-return object-shorthand prefer-template
    no-param-reassign typescript/consistent-type-imports
  `),
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
};

/** @type {Rules} */
export const sizes = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'velour/function-size': ['error', 50],
  'max-params': ['error', 4],
  complexity: ['error', 20],
  'max-depth': ['error', 4],
};

/**
 * Type-aware rules, which only run with `--type-aware`.
 * @type {Rules}
 */
export const typedRules = {
  ...errors(`
    typescript/await-thenable typescript/no-floating-promises typescript/no-unnecessary-type-assertion
  `),
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/only-throw-error': ['error', { allowThrowingAny: true, allowThrowingUnknown: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/** @type {Rules} */
export const reactRules = errors(`
  react/rules-of-hooks react/exhaustive-deps react/static-components react/use-memo react/void-use-memo
  react/preserve-manual-memoization react/incompatible-library react/immutability react/globals react/refs
  react/set-state-in-effect react/error-boundaries react/purity react/set-state-in-render
`);
