import { commandKey } from "#web/lib/keys.ts"
import type { TextKey } from "#web/lib/text.ts"

/** A row of the list: how its keys are shown, what they do, and the names by which they are bound (`useKeys`). */
interface Shortcut {
  readonly shown: string
  readonly does: TextKey<"shell/shortcuts">
  /** Empty for keys that a field handles itself. */
  readonly names: ReadonlyArray<string>
  /** Not listed where there are no plans. */
  readonly isAboutPlans?: true
}

interface Group {
  readonly title: TextKey<"shell/shortcuts">
  readonly keys: ReadonlyArray<Shortcut>
}

const key = (shown: string, does: TextKey<"shell/shortcuts">, ...names: ReadonlyArray<string>): Shortcut => ({
  shown,
  does,
  names,
})

/** All shortcuts. What is bound everywhere has no other meaning anywhere. */
export const shortcutGroups: ReadonlyArray<Group> = [
  {
    title: "keys.everywhere",
    keys: [
      key(`${commandKey} K`, "keys.palette", "mod+k"),
      key("?", "keys.list", "?"),
      key("N", "keys.add", "n"),
      key("G F", "keys.files", "g f"),
      key("G U", "keys.uncategorized", "g u"),
      { ...key("G P", "keys.plans", "g p"), isAboutPlans: true },
      key("Esc", "keys.close", "Escape"),
    ],
  },
  {
    title: "keys.library",
    keys: [
      key("/", "keys.filter", "/"),
      key("J K", "keys.move", "j", "k"),
      key("Enter", "keys.open", "Enter"),
      key("X", "keys.select", "x"),
      key("Shift X", "keys.selectRange", "shift+x"),
      key("R", "keys.rename", "r"),
      key("M", "act.move", "m"),
      key("Delete", "keys.delete", "Delete"),
    ],
  },
  {
    title: "keys.task",
    keys: [
      key("1 2 3", "keys.tabs", "1", "2", "3"),
      key("A", "keys.ask", "a"),
      key("S", "act.share", "s"),
      key("T", "keys.translate", "t"),
      key("M", "act.move", "m"),
      key("Space", "keys.play", "Space"),
      key("← →", "keys.skip", "ArrowLeft", "ArrowRight"),
      key("Shift ← →", "keys.turn", "shift+ArrowLeft", "shift+ArrowRight"),
      key(", .", "keys.second", ",", "."),
      key("[ ]", "keys.speed", "[", "]"),
      key("F", "keys.follow", "f"),
      key("V", "keys.mute", "v"),
      key(`${commandKey} F`, "keys.find", "mod+f", "/"),
      key("D", "keys.nextDoubt", "d"),
      key("Shift D", "keys.previousDoubt", "shift+d"),
      key("E", "keys.edit", "e"),
      key(`${commandKey} Enter`, "keys.save"),
      key("+ − 0", "keys.zoom", "+", "-", "0"),
    ],
  },
]
