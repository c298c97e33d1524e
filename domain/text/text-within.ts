/** Levels of emphasis that are shown. Code that recurses into thousands of them runs out of stack. */
export const maxEmphasis = 50

interface Tree {
  readonly type: string
  readonly value?: string
  readonly children?: ReadonlyArray<Tree>
}

/** All text of a tree, however deep. */
export const textWithin = (root: Tree): string => {
  const open: Array<Tree> = [root]
  const found: Array<string> = []
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.value !== undefined) found.push(one.value)
    if (one.children !== undefined) open.push(...one.children.toReversed())
  }
  return found.join("")
}
