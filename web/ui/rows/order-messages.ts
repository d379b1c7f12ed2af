/** Texts of a list in an order of a person's own. */
export const orderMessages = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  drag: (name: string) => `Drag ${name}, or move it with the arrow keys`,
  placed: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
}
