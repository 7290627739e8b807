/** Words that are as often nouns as verbs: they begin a clause only when an object follows. */
const NOUN_VERBS_TEXT = `
  access address audit back bag bake bank bin block bolt book box brew brief brush cap charge check clean clear
  clock close coach coat code control cool copy cover credit cut cycle date debit design dish document draft
  drain draw dress drill drive drop dry dust email empty fan feed file fill filter fit fix flag format forward
  freeze fry fuel grade grill group guide hand handle heat help hold hose host image initial invoice iron issue
  label lead leave lift line link list load lock log look lower mail map mark mask master match measure
  microwave mix model mop mould nail name note offer open order oven package page paint pair park pass patch
  photo pick pilot pin place plan plant plate plug post pouch power premium present press price print process
  produce program project prompt pump purchase push quarantine query quote rack rank record refund release rent
  repair reply report request reset rest return review ring roll round route run salt sample sanction sauce scan
  schedule score screen screw seal search season seat secure seed separate set shake share shield ship show
  shower sign skim slide sort spin spray stack staff stage stamp stand staple start state steam step stock stop
  store strip style sugar suit supply support surface swab swap switch table tag tap tape target taste team test
  text tick tidy tie time tip title toast top torque tour tow trace track train transfer transport treat trim
  tube turn type update upgrade use vacuum vent view visit wait walk warm wash watch water weigh welcome wet
  wipe work wrap zero
`;

export const NOUN_VERBS: ReadonlySet<string> = new Set(NOUN_VERBS_TEXT.trim().split(/\s+/u));
