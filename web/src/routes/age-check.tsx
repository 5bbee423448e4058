// The return page of the age check.
export { AgeCheckReturn as Component } from '../features/safety/age-check-return.tsx';
