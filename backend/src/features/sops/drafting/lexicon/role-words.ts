/** The last word of a role's name. */
const ROLE_HEADS_TEXT = `
  accountant admin administrator adviser advisor agent analyst apprentice approver architect assistant attendant
  auditor barista bartender bookkeeper buyer captain carer caretaker cashier chair chef cleaner clerk clinician
  colleagues concierge consultant contractor controller cook coordinator crew dentist designer developer
  director dispatcher doctor driver editor electrician employee engineer estimator executive foreman guard guys
  handler head helper host hostess housekeeper hygienist inspector instructor intern janitor joiner junior
  landlord lawyer lead leader librarian machinist manager marketer marshal mechanic mentor merchandiser midwife
  nanny nurse officer operative operator ops owner packer paralegal paramedic partner person pharmacist
  phlebotomist photographer picker planner plumber porter practitioner president principal producer programmer
  reception receptionist recruiter registrar rep representative requester reviewer salesperson scientist
  secretary senior server solicitor specialist staff starter steward strategist stylist superintendent
  supervisor supplier surgeon surveyor teacher team tech technician teller therapist trainee trainer treasurer
  trustee tutor underwriter volunteer waiter waitress warden warehouseman welder worker writer
`;

export const ROLE_HEADS: ReadonlySet<string> = new Set(ROLE_HEADS_TEXT.trim().split(/\s+/u));
