import type { PointerEvent } from "react"

/**
 * For a button that stands in for one whose menu is still loading. Menus open when the pointer goes down, and so must this one:
 * the loaded button may take its place before the pointer is up, and then neither of them is clicked.
 * Nor may the press move the focus: the menu may be open before it would, and closes when the focus leaves it.
 */
export const earlyPress = (onPress: () => void) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    onPress()
  },
  onClick: onPress,
})
