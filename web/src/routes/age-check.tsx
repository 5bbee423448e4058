// Where the age check leads back to.
export { AgeCheckReturn as Component } from '../features/safety/age-check-return.tsx';
