/** How much of something each client has at the moment. `take` answers what gives it back, or null where it would be more than `most`. */
export function createCounter(most: number) {
  const counts = new Map<string, number>();
  return {
    take(client: string, much = 1): (() => void) | null {
      const count = counts.get(client) ?? 0;
      if (count + much > most) return null;
      counts.set(client, count + much);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (counts.get(client) ?? much) - much;
        if (left > 0) counts.set(client, left);
        else counts.delete(client);
      };
    },
  };
}
