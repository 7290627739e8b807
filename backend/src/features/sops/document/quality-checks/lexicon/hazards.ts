/** A kind of danger: words that tell of it, and words of a line that deals with it. Sources of patterns, any case. */
export interface Hazard {
  name: string;
  words: string;
  control: string;
}

/** Dangers in the languages of the labels. */
export const HAZARDS: readonly Hazard[] = [
  {
    name: 'chemicals',
    words:
      'chemical|bleach|ammonia|acid\\b|solvent|degreas|disinfect|detergent|químic|lejía|amoniaco|desinfect|chimique|javel|acide|ammoniac|chemikalie|säure|lösemittel|ätzend|água sanitária|amônia|化学|酸|مواد كيميائية|مبيض',
    control:
      'glove|goggle|ventilat|mix|guante|gafas|mezcl|gant|lunette|mélang|handschuh|schutzbrille|misch|luva|óculos|mistur|手套|قفاز',
  },
  {
    name: 'heat',
    words:
      '\\bhot\\b|\\boven|fryer|steam|boil|autoclav|caliente|freidora|\\bhorno|vapor|chaud|friteuse|heiß|\\bofen|fritteuse|dampf|\\bquente|\\bforno|fritadeira|高温|ساخن|فرن',
    control: 'burn|scald|cool|heat|quemad|brûl|refroid|verbrenn|abkühl|queimad|esfri|烫|حروق',
  },
  {
    name: 'sharp or moving parts',
    words:
      'blade|knife|knives|sharps|sharp (?:edge|tool|object)|needle|press brake|conveyor|cuchill|aguja|couteau|aiguille|klinge|\\bmesser\\b|nadel|\\bfaca\\b|lâmina|agulha|刀片|شفرة|إبرة',
    control: 'cut|guard|glove|crush|hands|block|cort|proteg|coup|schnitt|quetsch|schutz|割',
  },
  {
    name: 'electricity or stored energy',
    words: 'electric|lockout|voltage|hydraulic|eléctric|électri|elektr|strom\\b|spannung|elétric|漏电|触电|كهرب',
    control:
      'power|isolat|shock|lock|disconnect|energy|descarga|aisl|bloque|choc|consign|abschalt|freischalt|schlag|choque|deslig|断电|فصل',
  },
  {
    name: 'pressure',
    words: 'pressur|compressed|accumulator|presión|pression|druckluft|überdruck|pressão|高压|ضغط',
    control: 'bleed|release|vent|bar\\b|purg|ablass|entlast|aliv|放气|تفريغ',
  },
  {
    name: 'work at height',
    words:
      'scaffold|ladder|\\broof|at height|andamio|escalera|tejado|échafaud|échelle|toiture|gerüst|\\bleiter\\b|dach\\b|andaime|escada|telhado|高处|سقالة|سلم',
    control: 'fall|harness|guardrail|caíd|chute|absturz|sturz|qued|坠落|سقوط',
  },
  {
    name: 'vehicles',
    words:
      'forklift|truck|vehicle|carretilla|camión|chariot élévateur|camion|gabelstapler|lkw|empilhadeira|caminhão|叉车|رافعة',
    control: 'pedestrian|walkway|clear of|seat ?belt|hi-?vis|peat|piéton|fußgänger|abstand|pedestre|行人|مشاة',
  },
  {
    name: 'fire or gas',
    words:
      '\\bfire\\b|\\bgas\\b|flammable|incendio|inflamable|incendie|\\bgaz\\b|\\bfeuer|\\bbrand(?:fall|schutz|gefahr)|incêndio|\\bgás|起火|حريق|غاز',
    control: 'fire|extinguish|evacuat|ignit|leak|extint|evacu|extinct|lösch|evaku|extint|灭火|إطفاء',
  },
  {
    name: 'people in care',
    words: 'patient|\\bchild|nursery|paciente|\\bniñ|enfant|\\bkinder|criança|患者|儿童|طفل|مريض',
    control: 'patient|child|alone|infect|identity|pacient|niñ|enfant|kinder|criança|患者|儿童|طفل|مريض',
  },
  {
    name: 'lone work or cash',
    words:
      '\\balone\\b|\\bcash\\b|efectivo|a solas|espèces|travail isolé|bargeld|alleinarbeit|dinheiro|sozinh|现金|نقد',
    control: 'alone|two people|cash|safe\\b|door|sol[oa]|efectivo|seul|espèces|allein|bargeld|sozinh|dinheiro|现金|نقد',
  },
];
