// The popup for signing in with Google.
export { GooglePage as Component } from '../features/account/google/google-page.tsx';
