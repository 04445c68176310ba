/** City and state, to stand beside each other: the state alone where it names the city. */
export const placeParts = ({ name, state }: { name: string; state: string }): string[] => (state.includes(name) ? [state] : [name, state]);
