/** A Lua script that makes recipes. It can only run when the regions of the program are known. */
export interface RecipeScript {
  /** The script's path, for messages. */
  readonly file: string;
  readonly text: string;
}
