// Apart from the form's state, which a page without a form does not need.

/** The key of an error about the whole form. It does not disable the submit button. */
export const FORM_ERROR = 'form';
