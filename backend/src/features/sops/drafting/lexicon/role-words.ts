/** The last word of a role's name. */
const ROLE_HEADS_TEXT = `
  accountant adjuster admin administrator adviser advisor agent analyst appraiser apprentice approver architect
  archivist artist assembler assessor assistant attendant auditor baker barber barista bartender beautician bellhop
  bookkeeper brewer bricklayer broker butcher butler buyer captain caregiver carer caretaker carpenter cashier
  caterer chair chef chemist chiropractor cleaner clerk clinician cobbler colleagues collector concierge consultant
  contractor controller cook coordinator cosmetologist counsellor counselor courier crew curator custodian
  decorator dentist deputy designer developer dietitian director dispatcher distributor doctor dressmaker driver
  editor electrician employee engineer estimator executive fabricator facilitator farmer farrier firefighter
  fireman fisherman fitter florist foreman forester gardener gatekeeper glazier goldsmith grocer groomer
  groundskeeper guard guys hairdresser handler handyman head helper host hostess housekeeper hygienist innkeeper
  inspector instructor intern janitor jeweler jeweller joiner junior laborer labourer landlord landscaper lawyer
  lead leader librarian locksmith machinist manager marketer marshal mason masseur masseuse mechanic mediator
  mentor merchandiser midwife milkman miller miner moderator mover musician nanny nurse nutritionist officer
  operative operator ops optician optometrist organiser organizer owner packer painter paralegal paramedic partner
  person pharmacist phlebotomist photographer physician physiotherapist picker planner plasterer plumber porter
  postman potter practitioner presenter president principal producer professor programmer psychologist publicist
  purchaser radiographer radiologist ranger reception receptionist recruiter registrar rep repairer repairman
  reporter representative requester researcher reviewer roofer sailor salesman salesperson saleswoman scaffolder
  scientist seamstress secretary seller senior server shepherd shopkeeper solicitor sommelier sonographer
  specialist staff starter steward stocker storekeeper strategist stylist superintendent supervisor supplier
  surgeon surveyor teacher team tech technician teller therapist tiler toolmaker trader trainee trainer translator
  treasurer trustee tutor typist underwriter upholsterer vet veterinarian volunteer waiter waitress warden
  warehouseman watchman weaver welder winemaker woodworker worker workman writer
`;

export const ROLE_HEADS: ReadonlySet<string> = new Set(ROLE_HEADS_TEXT.trim().split(/\s+/u));
