/** People for whom the work is done, in every language that is read. */
const OUTSIDER =
  /^(?:neue[rn]?\s)?(?:kund|gast|gäst|patient|besuch|mandant|mieter|bewohner|bewoner|reizig|reisend|résident|residente|voyageur|viajer|passag|eltern|schüler|teilnehmer|lieferant|finder|verlierer|klant|bezoek|patiënt|huurder|ouder|leerling|deelnemer|leverancier|client|visit|locataire|élève|parent|participant|fournisseur|cliente|paciente|huésped|inquilin|alumn|padres|proveedor|hóspede|morador|alun|pais|fornecedor|paziente|ospit|alunn|genitor|partecipant|fornitor|顾客|客户|客人|患者|家长|访客|お客|顧客|患者|来客)/iu;

/** Whether a role is of somebody for whom the work is done, who neither does it nor decides. */
export function isOutsider(role: string): boolean {
  return OUTSIDER.test(role);
}
