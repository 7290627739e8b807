/** English verbs that a step may begin with. */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  `
  abort absorb accept account access acknowledge activate add adhere adjust adopt advise age agree aim air air-dry alert
  align allocate amend analyse analyze anchor angle announce answer apologise apologize apply appoint apportion
  approve archive arm arrange ascertain ask assemble assess assign attach attend audit authorise authorize avoid
  await back back-up bag bake balance band bar barricade base batch bathe be bear beat become begin bend bind
  blanch bleed blend block blot blow blow-dry boil bolster bolt book bow box brace braid break brew brief bring
  brush buckle buff build burn bury buy bypass calculate calibrate call call-out cancel caption capture carry
  carve cast catch categorise categorize caution cease centrifuge certify chain chamfer change char charge
  charter chase check chill choose circulate cite clad clamp clasp classify claw clean clear click climb clip
  clock close coach coat code coil collect comb combine come commission communicate compact compare compensate
  compile complete comply condition conduct configure confine confirm congratulate connect consider consolidate
  consult contact control convert convey cook cool coordinate copy cordon correct count couple cover craft cream
  create credit crimp crop cross cross-check crouch crumple crush cull cure curl curtail cut cycle dab dampen
  date de-energize deal debit debrief deburr decant decide decline deduct deep-clean defer define deflate
  defrost degrease deice delay delegate delete deliver demonstrate deploy deposit depress descale describe
  destroy detach deter determine develop diagnose dial dice dictate dig dilute dim dip direct disable disarm
  disassemble discard discharge disconnect discount discuss disengage disinfect dismantle dismiss dispatch
  display dispose dissolve distill distribute divert divide do dock document don't don’t dose double-check
  download draft drag drain drape draw dress drill drip drive drizzle drop drop-off dry dry-run duck dump dust
  earmark earn edit educate elect elevate eliminate email embed embroider empathize empty enable encourage
  encrypt end engage engrave enlarge enrol enroll ensure enter entitle equip erase erect escalate establish
  estimate etch evacuate evaluate even evict examine exchange exclude excuse execute exercise exit expand expel
  explain export expose extend extinguish extract extrude face fade familiarise familiarize fasten favor feed
  feel fence fetch file fill fillet filter finalise finalize finance find finish fire firm fish fit fix flag
  flatten flip float flour flow flush foam focus fold follow form format forward frame freeze freshen frost fry
  fuel funnel garnish gather gauge generate get give glaze glue go grab grade grant grasp graze grease greet
  grill grind grip groom ground group guide halt halve hammer hand handle hang harvest haul have hear heat help
  help-out hem hide hinge hire hit hitch hoist hold honor hook hose hover hug hunt ice identify ignore
  illustrate immerse immobilize implement import impose incline include increase incubate index inflate inform
  infuse initial inject inoculate insert insist inspect install instruct insulate interpret interrupt interview
  introduce intubate invalidate invert invest investigate invite invoice iron isolate issue itemize jack jog
  join judge jump keep kick knead kneel knit knock knot label lace ladle laminate land lash lather launch lay
  lead lean learn leash leave let let-in level level-off lie lift light limit line link list listen load locate
  lock log look loop loosen lower lube lubricate machine magnify mail maintain make manage maneuver manoeuvre
  map marinate mark mash mask massage match measure meet melt mention merchandise merge mill milk mince mind minimise
  minimize mist mix mobilise mobilize modify moisten monitor mop mount move mow multiply mute muzzle nail name
  neaten negotiate neutralize nod nominate note notify number nurse obey observe obtain offer offset oil omit
  onboard open operate order organise organize outline oversee overwrite pack package pad page paint pair
  palpate pan park park-up parse part pass paste pat patch pause pay peel peg perforate perform permit phase
  phone photograph pick pierce pile pin pinch pipette pitch place plait plan plane plant plate play pleat plot
  pluck plug plunge point poke polish poll pool pop portion position post post-process pouch pound pour power
  practice practise praise pre-heat pre-order precool preheat preload prepare prepay present preserve presoak
  press presume prevent price prick prime print prioritise prioritize probe process prod produce program
  prohibit promise prompt prop propose protect prove provide provision prune publish pull pump punch purchase
  puree purge push put qualify quarantine quench query quit quiz quote rack raise rake ram rank rate re-check
  re-enter re-seal reach read reap rearrange reassemble reassess reassign reassure rebook rebuild recap receive
  recheck recite recognise recognize recommend reconcile reconnect record recount recruit rectify recycle
  redirect redo reduce reel refer refill refit refrain refrigerate refund refuse register regulate rehearse
  reheat reinspect reinstall reject relax relay release relight reload relocate relock rely remain remake remedy
  remelt remember remind remove render renew rent reopen repack repair repeat rephrase replace replenish reply
  report reposition repot reprint request reschedule rescue research resend reserve reset resist resolve respect
  respond rest restart restock restore resume retest rethink retie retighten retract retrain retrieve return
  reuse reveal reverse review revoke rewash rewind rewrite ride rig ring rinse rip rise roast roll rotate round route
  rub ruffle rule run rush saddle salt salute sample sanction sand sanitise sanitize satisfy save saw say scald
  scale scan scatter schedule scoop score scour scout scrap scrape scrape-off screen screw scribble scrub sculpt
  seal search season seat secure seed seek segregate seize select sell send sense separate serve set set-up
  settle sever sew shadow shake shape share sharpen shave shear sheathe shelve shield shift shine ship shock
  shoot shop shorten shoulder shout shovel show shred shuffle shut shut-down shut-off sieve sift sign signal
  signpost silence simmer sip sit size sketch skim skip slice slide slip slot slow smell smile smoke smooth snap
  snip soak soften solder sort sort-out sound sow space spare sparge spark speak specify spell spend spike spill
  spin splash splice split spoon spot spray spread sprinkle square squash squeeze squirt stack stage stain stake
  stalk stamp stamp-out stand staple start state stay steam steep steer step step-back sterilise sterilize stick
  stir stitch stock stoop stop store straddle straighten strain strap stretch strip stroke stub stuff style
  submit subtract suck suction summarise summarize supervise supply support surface survey suspend sustain swab
  swallow swap swear sweat sweep sweeten swing swipe swirl switch swivel sync tabulate tack tackle tag tailor
  take talk tamp tap tape tare target taste tear tease tell tempt tender terminate test text thank thaw thicken
  thin think thread throttle throw thrust tick tidy tie tighten tilt tilt-up time tint tip toast top torque toss
  touch tour tow trace track trade trail train transfer translate transport trap tread treat treat-as triage
  trickle trim trip troubleshoot trust try tuck tug tune turn turn-off twist type unblock unbolt unclamp unclip
  uncouple uncover undo undress unfasten unfold unhitch unhook uninstall unlatch unload unlock unmold unmount
  unpack unplug unroll unscrew unseal unstack untie unwind unwrap update upgrade upload use usher utilise
  utilize vaccinate vacuum validate value varnish vary vent ventilate verify view visit voice void vote wait
  walk warm warn wash watch water wax wear weed weigh welcome weld wet wheel whip whisk whisper widen winch wind
  wipe wire withdraw withhold wonder work worry wrap wrench wring write yield zero zip
`
    .trim()
    .split(/\s+/u),
);
