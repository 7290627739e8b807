/** All examples as often as there are rounds, each time in another order, which is always the same. */
export function* inMixedOrder<Example>(examples: readonly Example[], rounds: number): Generator<Example> {
  const order = [...examples];
  let state = 1;
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (state * 48_271) % 2_147_483_647;
      const other = state % (at + 1);
      [order[at], order[other]] = [order[other] as Example, order[at] as Example];
    }
    yield* order;
  }
}
