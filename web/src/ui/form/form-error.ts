// In a module of its own, so that pages without a form do not load the form's state.

/** The key of an error about the whole form. It does not disable the submit button. */
export const FORM_ERROR = 'form';
