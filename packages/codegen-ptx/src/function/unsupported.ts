/** PTX that has no translation. The function that holds it is not printed. */
export class Unsupported extends Error {
  override readonly name = 'Unsupported';
}
