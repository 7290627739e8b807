/** Everybody who may knock at a door. */
export const PERSONAS = [
  /** No key, no session. */
  'nobody',
  /** A program that has the public key and nothing else. */
  'anon key',
  'user',
  'other user',
  'consultant',
  'other consultant',
  /** Signed in, with a second factor that is not proved yet. */
  'unproved',
  /** A token whose session has ended. */
  'dead session',
] as const;

export type Persona = (typeof PERSONAS)[number];

/** The status that each of them is answered with. */
export type Expectation = Readonly<Record<Persona, number>>;

const REFUSED = { nobody: 401, 'anon key': 401, unproved: 403, 'dead session': 401 };

/** Open to all: nothing depends on who asks. */
export function everyone(status: number): Expectation {
  return {
    nobody: status,
    'anon key': status,
    user: status,
    'other user': status,
    consultant: status,
    'other consultant': status,
    unproved: status,
    'dead session': status,
  };
}

/** A part of the product for whoever is signed in. */
export function signedIn(status: number): Expectation {
  return { ...everyone(status), ...REFUSED };
}

/** A row of the user: for everybody else it does not exist. */
export function rowOfUser(status: number): Expectation {
  return { ...signedIn(404), user: status };
}

export function usersOnly(status: number): Expectation {
  return { ...signedIn(403), user: status, 'other user': status };
}

/** A row of the user, in a part that consultants do not have. */
export function usersOnlyRow(status: number): Expectation {
  return { ...usersOnly(404), user: status };
}

export function consultantsOnly(status: number): Expectation {
  return { ...signedIn(403), consultant: status, 'other consultant': status };
}

/** A row of the consultant. */
export function rowOfConsultant(status: number): Expectation {
  return { ...consultantsOnly(404), consultant: status };
}

/** A call of the auth protocol that needs the public key and no session. */
export function withKey(status: number): Expectation {
  return { ...everyone(status), nobody: 401 };
}

/** A call of the auth protocol for whoever is signed in, also before the second factor: it tells ended sessions apart. */
export function withSession(status: number): Expectation {
  return { ...everyone(status), nobody: 401, 'anon key': 403, 'dead session': 403 };
}

/** As {@link withSession}, for something that only the user has. */
export function sessionOfUser(status: number): Expectation {
  return { ...withSession(404), user: status };
}

/** Only for who holds the service key, and that is no person. */
export function serviceOnly(): Expectation {
  return { ...everyone(403), nobody: 401 };
}
