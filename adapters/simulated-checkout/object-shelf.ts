/** Where the books are kept between two starts. */
export interface ObjectShelf {
  readonly load: () => Promise<string | null>
  readonly save: (text: string) => Promise<void>
}
