import { notifySuccess } from '../../components/notifications';
import * as words from './auth-steps.en';

/** Greets somebody who has signed in, with all their steps (S8.4). */
export function notifyWelcome(): void {
  notifySuccess(words.welcome, words.welcomeDetails);
}
