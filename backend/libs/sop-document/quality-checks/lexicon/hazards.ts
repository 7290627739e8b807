/** A kind of danger. Sources of patterns, any case; a Latin word begins where its pattern begins. */
export interface Hazard {
  name: string;
  /** Words of a request that tell of it. */
  words: string;
  /** Work with it, as a step tells it: a step that only names a thing ("fire exit", "hot water") is none. */
  inStep: string | null;
  /** Words of a line that deals with it. */
  control: string;
}

/** Dangers in the languages of the labels. */
export const HAZARDS: readonly Hazard[] = [
  {
    name: 'chemicals',
    words:
      'chemical|bleach|ammonia|acids?\\b|solvent|degreas|disinfect|detergent|químic|lejía|amoniaco|desinfect|chimique|javel|acide\\b|ammoniac|(?:\\p{L}+)?chemikalie|(?:\\p{L}+)?säure|lösemittel|ätzend|água sanitária|amônia|化学|酸|مواد كيميائية|مبيض',
    inStep:
      '(?:bleach|ammonia|caustic soda|lye|drain cleaner|oven cleaner|degreaser|(?:hydrochloric|sulfuric|nitric) acid|solvents?)\\b|lejía|amoniaco|sosa cáustica|eau de javel|ammoniaque|soude caustique|chlorbleiche|salzsäure|natronlauge|lösemittel|água sanitária|amoníaco|soda cáustica',
    control:
      'glove|goggle|ventilat|mix|guante|gafas|mezcl|gant|lunette|mélang|handschuh|schutzbrille|misch|luva|óculos|mistur|手套|قفاز',
  },
  {
    name: 'heat',
    words:
      'hot (?!water|line|desk)|oven\\b|ovens\\b|fryer|steam(?!ed)|boiling|autoclav|caliente|freidora|horno|vapor\\b|chauds?\\b|chaudes?\\b|friteuse|heiß(?!en\\b|t\\b)|ofen\\b|fritteuse|dampf|quente|forno|fritadeira|高温|ساخن|فرن',
    inStep:
      'hot (?:oil|fat|grease|pan|tray|sugar|wax|tar)\\b|(?:boiling|scalding) (?:water|oil)\\b|deep[- ]?fry|aceite (?:hirviendo|caliente)|agua hirviendo|huile (?:bouillante|chaude)|eau bouillante|heißes (?:öl|fett)|kochendes wasser|óleo quente|água fervente',
    control: 'burn|scald|cool|heat|quemad|brûl|refroid|verbrenn|abkühl|queimad|esfri|烫|حروق',
  },
  {
    name: 'sharp or moving parts',
    words:
      'blade|knife|knives|sharps|sharp (?:edge|tool|object)|needle|press brake|conveyor|cuchill|aguja|couteau|aiguille|klinge|messer\\b|nadel|faca\\b|lâmina|agulha|刀片|شفرة|إبرة',
    inStep:
      '(?:change|replace|sharpen|remove|fit|clean) the (?:saw |slicer )?(?:blades?|knife|knives)\\b|recap\\p{L}* (?:the )?needles?|(?:cambiar|afilar|quitar) las? cuchillas?|(?:changer|affûter|retirer) (?:la|les) lames?|(?:klinge|messer) (?:wechseln|schärfen|ausbauen)|(?:trocar|afiar|retirar) as? lâminas?',
    control: 'cut|guard|glove|crush|hands|block|cort|proteg|coup|schnitt|quetsch|schutz|割',
  },
  {
    name: 'electricity or stored energy',
    words: 'electric|lockout|voltage|hydraulic|eléctric|électri|elektr|strom\\b|spannung|elétric|漏电|触电|كهرب',
    inStep:
      '(?:live (?:wires?|parts|cables?)|high voltage|switchgear|wire the|rewire)\\b|alta tensión|cables? con tensión|haute tension|hochspannung|unter spannung|alta tensão|cabos? energizados?',
    control:
      'power|isolat|shock|lock|disconnect|energy|descarga|aisl|bloque|choc|consign|abschalt|freischalt|schlag|choque|deslig|断电|فصل',
  },
  {
    name: 'pressure',
    words:
      '(?<!\\b(?:blood|tire|tyre|water|oil|under time) )pressur(?:e[sd]?|iz\\p{L}+|is\\p{L}+)\\b(?![ -](?:mattress|injur|ulcer|sore|reliev))|compressed|accumulator|(?:alta|a) presión|(?:haute|sous) pression|druckluft|überdruck|(?:alta|sob) pressão|高压|ضغط',
    inStep: null,
    control: 'bleed|release|vent|bar\\b|purg|ablass|entlast|aliv|放气|تفريغ',
  },
  {
    name: 'work at height',
    words:
      'scaffold|ladder|roof|at height|andamio|escalera de mano|tejado|échafaud|échelle|toiture|gerüst|leiter\\b|dach\\b|andaime|telhado|高处|سقالة|سلم',
    inStep:
      "(?:climb|go|work|get|step) (?:up |on(?:to)? )?(?:the |a )?(?:ladder|scaffold\\p{L}*|roof)\\b|(?:subir|trabajar) (?:a|en|por) (?:la escalera de mano|el tejado|el andamio)|monter sur (?:l[’']|le |la |une |un )?(?:échelle|toit|toiture|échafaudage)|auf die leiter|aufs dach|auf das gerüst|subir (?:na escada de mão|no telhado|no andaime)",
    control: 'fall|harness|guardrail|caíd|chute|absturz|sturz|qued|坠落|سقوط',
  },
  {
    name: 'vehicles',
    // A truck or a vehicle is dangerous where people are near it as it moves.
    words:
      'forklift|(?:pallet|reach|tow|dump|lift) ?trucks?\\b|(?:reversing|moving|delivery) (?:vehicle|truck)s?\\b|(?:truck|lorry|lorrie|vehicle)s?\\b(?=[^.\\n]{0,50}\\b(?:docks?|bays?|yard|ramp|pallets?|revers\\p{L}*|trailers?|(?:un)?load\\p{L}*|towed)\\b)|(?:docks?|bays?|yard|ramp|pallets?|revers\\p{L}*|trailers?|(?:un)?load\\p{L}*|tow)\\b[^.\\n]{0,50}\\b(?:truck|lorry|lorrie|vehicle)s?\\b|carretilla|camión|chariot élévateur|camion|gabelstapler|lkw|empilhadeira|caminhão|叉车|رافعة',
    inStep:
      '(?:drive|operate|reverse) (?:the |a )?(?:forklift|truck|pallet truck|reach truck|loader)\\b|conducir la carretilla|conduire le chariot|stapler fahren|(?:conduzir|operar) a empilhadeira',
    control:
      'truck|vehicle|pedestrian|walkway|clear of|seat ?belt|hi-?vis|peat|piéton|fußgänger|abstand|pedestre|行人|مشاة',
  },
  {
    name: 'fire or gas',
    words:
      "(?:open |naked |wood |camp ?|bon)(?:fire|flame)s?\\b|fire (?:hazard|risk)|gas (?:leak|bottle|cylinder|burner|stove|grill|valve|line|hob|heater)|poison(?:ous)? gas|flammable|riesgo de incendio|bombonas? de gas|inflamable|risque d[’']incendie|bouteilles? de gaz|inflammable|offenes feuer|brand(?:fall|schutz|gefahr)|gasflasche|entzündlich|risco de incêndio|botijão|inflamável|起火|حريق|غاز",
    inStep:
      'weld\\b|(?:light|use) (?:the |a )?(?:blow ?torch|burner|naked flame)|(?:connect|change|replace|swap) (?:the |a )?gas (?:bottle|cylinder)|(?:pour|refuel|decant)\\p{L}*\\b.{0,20}\\b(?:petrol|gasoline|fuel)\\b|soldar|cambiar la bombona|souder|changer la bouteille de gaz|schweißen|gasflasche (?:wechseln|anschließen)|trocar o botijão',
    control: 'fire|extinguish|evacuat|ignit|leak|extint|evacu|extinct|lösch|evaku|extint|灭火|إطفاء',
  },
  {
    name: 'people in care',
    words:
      '(?<!new |nouveaux? )patients?\\b(?! (?:record|file|name|data|form|portal|number|list))|(?:child(?:ren)?|kid|toddler|pupil)s?\\b(?=[^.\\n]{0,60}\\b(?:parents?|guardians?|carers?|teachers?|class|school|group|picked|collected|alone|superv\\p{L}*|hand(?:ed|s)? over)\\b)|(?:parents?|guardians?|carers?|teachers?|class|school|group|pick(?:ed|s)? up|collect(?:ed|s)?|superv\\p{L}*)\\b[^.\\n]{0,60}\\b(?:child(?:ren)?|kid|toddler|pupil)s?\\b|day ?care|child ?care|kindergarten|pre-?school|nursery (?:school|class|group|child|room|teacher)|pacientes?\\b(?! nuev)|niñ|enfant|kinder|criança|患者|儿童|طفل|مريض',
    inStep: null,
    control: 'patient|child|alone|infect|identity|pacient|niñ|enfant|kinder|criança|患者|儿童|طفل|مريض',
  },
  {
    name: 'lone work or cash',
    words:
      '(?:work\\p{L}*|be|being|is|are|go|stay|drive) (?:\\p{L}+ )?alone\\b|lone work|cash\\b|efectivo|a solas|espèces|travail isolé|bargeld|alleinarbeit|dinheiro|sozinh|现金|نقد',
    inStep: null,
    control: 'alone|two people|cash|safe\\b|door|sol[oa]|efectivo|seul|espèces|allein|bargeld|sozinh|dinheiro|现金|نقد',
  },
];
