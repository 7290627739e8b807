/** Asks the thread of the drafter for the people whom an English text names, instead of a draft. */
export interface PeopleRequest {
  peopleIn: string;
}
