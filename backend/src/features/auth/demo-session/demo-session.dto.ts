/** A session of the demonstration's person, for the API explorer. It cannot be renewed. */
export class DemoSessionDto {
  access_token: string;
  full_name: string;
}
