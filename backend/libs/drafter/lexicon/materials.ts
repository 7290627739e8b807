/** Things that a procedure needs, each as one pattern. */
export const MATERIALS =
  /\b((?:nitrile |latex |disposable |cut[- ]resistant |heat[- ]resistant )?gloves|safety (?:glasses|goggles|shoes|boots|vest)|hi-?vis(?: vest)?|goggles|face (?:shield|mask)|masks?|apron|hair ?net|lab coat|hard hat|ear (?:plugs|defenders|protection)|respirator|mops?|buckets?|sani[ts]i[sz]er|disinfectant|degreaser|detergent|bleach|cloths?|paper towels?|spill kit|absorbent|fire extinguisher|first aid kit|thermometer|torque wrench|multimeter|forklift|pallet jack|padlocks?|lockout tags?|labels?|barcode scanner|scanner|printer|cash bag|till|safe|centrifuge|autoclave|pouches|swabs?|tubes?|tourniquet|needles?|sharps (?:bin|container)|scales?|uniform|name badge|laptop|keys?|clipboard|ladder|cleaning chemicals|boxes|tape|bubble wrap|packing slip)\b/giu;

/** Materials that are protective equipment. */
export const PROTECTIVE_EQUIPMENT =
  /gloves|glasses|goggles|shoes|boots|vest|mask|shield|apron|hair ?net|lab coat|hard hat|ear |respirator|hi-?vis/iu;

/** Materials that are tools. */
export const TOOLS =
  /thermometer|wrench|multimeter|forklift|jack|scanner|printer|centrifuge|autoclave|scales|ladder|laptop|mop|bucket|padlock|keys?|safe|till|extinguisher|lamp/iu;
