import MindElixir, { type MindElixirInstance, RIGHT, SIDE } from "mind-elixir"
import { mapTheme } from "./map-theme.ts"
import { type MapNode, treeOf } from "./tree-of.ts"

/** The minReadableScale legible scale: 14.5 px text appears as 11 px. */
const minReadableScale = 0.76

const scales = { min: 0.2, max: 2.5 }

interface DrawOptions {
  readonly element: HTMLElement
  readonly map: MapNode
  readonly theme: "light" | "dark"
  /** On phones the map grows to the right, from a root at the left edge. */
  readonly isNarrow: boolean
  readonly onChoose: (text: string) => void
}

/** A mind map on the screen, and the operations on it. */
export interface Drawing {
  /** Draws the map; returns a function that removes it. */
  readonly draw: (options: DrawOptions) => () => void
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  /** Fits the whole map into the window, however small it gets. */
  readonly fit: () => void
  /** Shows only the main branches, or everything. */
  readonly fold: (isOpen: boolean) => void
}

export const drawingOf = (): Drawing => {
  let drawing: MindElixirInstance | null = null
  let isNarrow = false
  const zoom = (by: number) => drawing?.scale(Math.max(scales.min, Math.min(scales.max, drawing.scaleVal * by)))
  const arrangeAgain = () => drawing !== null && arrange(drawing, isNarrow)
  return {
    draw: (options) => {
      isNarrow = options.isNarrow
      const drawn = drawMap(options)
      drawing = drawn
      const watcher = new ResizeObserver(arrangeAgain)
      watcher.observe(options.element)
      return () => {
        watcher.disconnect()
        drawn.destroy()
        drawing = null
      }
    },
    zoomIn: () => zoom(1.2),
    zoomOut: () => zoom(1 / 1.2),
    fit: () => drawing?.scaleFit(),
    fold: (isOpen) => {
      if (drawing === null) return
      for (const branch of drawing.nodeData.children ?? []) branch.expanded = isOpen
      drawing.refresh()
      arrangeAgain()
    },
  }
}

const drawMap = ({ element, map, theme, isNarrow, onChoose }: DrawOptions): MindElixirInstance => {
  const drawn = new MindElixir({
    el: element,
    direction: isNarrow ? RIGHT : SIDE,
    editable: false,
    contextMenu: false,
    toolBar: false,
    keypress: false,
    allowUndo: false,
    overflowHidden: false,
    scaleSensitivity: 0.15,
    scaleMin: scales.min,
    scaleMax: scales.max,
    handleWheel: true,
    alignment: "nodes",
    theme: mapTheme(theme, isNarrow),
  })
  drawn.init({ nodeData: treeOf(map) })
  drawn.bus.addListener("selectNodes", ([node]) => {
    const text = node === undefined ? null : textOf(map, node.id)
    if (text !== null && text !== map.text) onChoose(text)
  })
  return drawn
}

/** The id of a node is its path. */
const textOf = (node: MapNode, id: string): string | null => {
  if (node.id === id) return node.text
  const branch = node.children.find((child) => id === child.id || id.startsWith(`${child.id}.`))
  return branch === undefined ? null : textOf(branch, id)
}

/** Fits the whole map if the text stays legible; otherwise centres the root, or on phones puts it at the left. */
const arrange = (drawing: MindElixirInstance, isNarrow: boolean): void => {
  drawing.scaleFit()
  if (drawing.scaleVal > 1) drawing.scale(1)
  if (drawing.scaleVal < minReadableScale) drawing.scale(minReadableScale)
  drawing.toCenter()
  const root = drawing.container.querySelector("me-root")?.getBoundingClientRect()
  if (!isNarrow || root === undefined) return
  const frame = drawing.container.getBoundingClientRect()
  drawing.move(frame.left + 16 - root.left, frame.top + frame.height / 2 - (root.top + root.height / 2))
}
