// The page that the age check returns to.
export { AgeCheckReturn as Component } from '../features/safety/age-check-return.tsx';
