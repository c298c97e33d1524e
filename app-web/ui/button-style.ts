import { clsx } from "clsx"

const tones = {
  primary:
    "bg-accent text-on-accent shadow-[inset_0_1px_0_rgb(255_255_255/0.18),0_1px_2px_rgb(60_30_180/0.35)] hover:bg-accent-hover active:bg-accent-press",
  soft: "bg-accent-soft text-accent-text hover:bg-accent-soft-2",
  outline: "bg-surface text-fg shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover",
  ghost: "text-fg-2 hover:bg-hover hover:text-fg",
  danger: "bg-bad-solid text-white hover:brightness-95",
}

const sizes = {
  sm: "h-8 rounded-sm px-3 text-sm [&_svg]:size-4",
  md: "h-9 rounded-md px-3.5 text-base [&_svg]:size-4",
  lg: "h-11 rounded-[12px] px-5 text-md [&_svg]:size-[18px]",
  icon: "size-9 rounded-md [&_svg]:size-[18px]",
  iconSm: "size-8 rounded-sm [&_svg]:size-4",
}

const always =
  "inline-flex shrink-0 cursor-default select-none items-center justify-center gap-2 whitespace-nowrap font-[540] transition-[background-color,color,box-shadow,transform] duration-150 ease-out active:scale-[0.985] disabled:pointer-events-none disabled:opacity-45 aria-disabled:opacity-45 [&_svg]:shrink-0"

export interface ButtonVariant {
  readonly tone?: keyof typeof tones | undefined
  readonly size?: keyof typeof sizes | undefined
}

/** The classes of a button, also for links that look like one. */
export const buttonStyle = ({ tone = "outline", size = "md" }: ButtonVariant, more?: string): string =>
  clsx(always, tones[tone], sizes[size], more)
