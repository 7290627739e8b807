import { notifySuccess } from '../../components/notifications';

/** Greets somebody who has signed in, with all their steps (S8.4). */
export function notifyWelcome(): void {
  notifySuccess('Welcome back!', 'You have successfully signed in.');
}
