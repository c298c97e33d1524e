/** Where the records are kept between starts. */
export interface ObjectShelf {
  readonly load: () => Promise<string | null>
  readonly save: (text: string) => Promise<void>
}
