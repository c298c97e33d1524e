import type { Content } from "pdfmake/js/index.js"

/** The room that a heading needs below it on its page, in points: the head of a table and two lines. */
const room = 60

/**
 * Keeps a heading on the same page as what follows. Keeping the two together as a whole would not do: the library cuts off
 * what is longer than a page. The heading takes the room it needs below it, and then gives it back.
 */
export const withHeadings = (content: ReadonlyArray<Content>): ReadonlyArray<Content> => {
  const done: Array<Content> = []
  let held: Array<Content> = []
  for (const one of content) {
    if (isHeading(one)) {
      held.push(one)
      continue
    }
    done.push(...withRoom(held), one)
    held = []
  }
  return [...done, ...held]
}

const isHeading = (content: Content): boolean =>
  "mark" in content && (content.mark?.type === "H2" || content.mark?.type === "H3")

const withRoom = (headings: ReadonlyArray<Content>): ReadonlyArray<Content> =>
  headings.length === 0 ? [] : [{
    stack: [...headings, { canvas: [], margin: [0, room, 0, 0] }],
    unbreakable: true,
    margin: [0, 0, 0, -room],
  }]
