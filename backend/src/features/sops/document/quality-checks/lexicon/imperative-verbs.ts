/** English verbs that a step may begin with. */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  `
  accept access acknowledge activate add adjust advise agree aim align allocate analyse analyze announce answer
  apologise apologize apply appoint approve archive arrange ask assemble assess assign attach attend audit
  authorise authorize avoid back back-up bag bake beat begin bleed block boil bolt book brief bring brush build
  bypass calculate calibrate call cancel capture carry catch categorise categorize centrifuge change charge chase
  check chill choose circulate clamp classify clean clear click climb clock close coach coat code collect combine
  commission communicate compare compile complete comply conduct configure confirm connect consider consult
  contact control convert convey cook cool coordinate copy correct count cover craft create credit cross-check cut
  cycle date debit debrief decide decline deduct define defrost degrease delegate delete deliver deploy deposit
  describe destroy determine develop diagnose dial direct disable disassemble discard discharge disconnect discuss
  disinfect dismiss dispatch display dispose distribute divide do document don't don’t double-check download draft
  drain draw dress drill drive drop drop-off dry dry-run dust edit educate elect eliminate email empty enable
  encrypt engage engrave enlarge enrol enroll ensure enter equip escalate establish estimate evacuate evaluate
  examine exchange exclude execute exit expand explain export extend extinguish extract familiarise familiarize
  fasten feed fetch file fill filter finalise finalize find finish fit fix flag flip flush fold follow format
  forward freeze fry fuel gather gauge generate get give go grade grant greet grill grind guide hand handle hang
  heat help hire hold identify immerse implement import include increase incubate inform initial inspect install
  instruct insulate introduce invert invest investigate invite invoice isolate issue join keep knock label lather
  launch lay lead leave let level lift limit link list listen load locate lock log look lower lubricate magnify
  mail maintain make manage map mark mask match measure meet merge mind minimise minimize mix mobilise modify
  monitor mop mount move multiply mute name negotiate nominate note notify obtain offer omit onboard open operate
  order organise organize outline pack package page paint park pass paste patch pause pay peel perform permit
  phone photograph pick pin pipette place plan plate plug polish post pouch pour power precool preheat prepare
  prepay present press prevent price print process produce prohibit prompt propose prove provide provision publish
  pull pump punch purchase purge push put qualify quarantine query quit quote raise rank rate re-check reach read
  reassemble reassign reassure rebook rebuild recap receive recheck recommend reconcile reconnect record recount
  recruit recycle redo reduce refer refill refund refuse register regulate reheat reinstall reject release reload
  relocate rely remember remind remove renew reopen repair repeat rephrase replace replenish reply report reprint
  request reschedule research resend reset resolve respond restart restock restore resume retest retrain retrieve
  return reuse reverse review revoke rinse roll rotate round route run sample sanction sanitise sanitize save scan
  schedule scoop score scrape screen screw scrub seal search season seat secure seed segregate select sell send
  separate serve set settle shake share sharpen shelve shield ship shorten show shut shut-down sign signpost skim
  slide slow solder sort specify spin spray spread squeeze stack stage stamp stand staple start state steam step
  sterilise sterilize stick stir stock stop store straighten strip submit suction supervise supply support swab
  swap sweep swipe switch sync tag take talk tap tape target taste tell terminate test thank thaw thread throttle
  throw tick tidy tie tighten tilt torque tour trace track train transfer translate transport treat triage trim
  troubleshoot try tune turn type unblock unhook uninstall unload unlock unpack unplug unroll unscrew unwind
  unwrap update upgrade upload use vacuum validate vent ventilate verify view visit wait walk warm warn wash watch
  water wear weigh welcome weld wet wheel whisk wind wipe withdraw work wrap wring write zero zip
`
    .trim()
    .split(/\s+/u),
);
