import { notifySuccess } from '../../components/notifications';
import * as words from './auth-steps.en';

/** Welcomes a user after a complete sign-in (S8.4). */
export function notifyWelcome(): void {
  notifySuccess(words.welcome, words.welcomeDetails);
}
