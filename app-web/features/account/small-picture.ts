/** Pixels: twice what the profile shows. */
const side = 112

/** The middle of a picture, small enough to be kept with the account. Rejects for a file that is no picture. */
export const smallPicture = async (file: Blob): Promise<string> => {
  const picture = await createImageBitmap(file)
  const length = Math.min(picture.width, picture.height)
  const canvas = document.createElement("canvas")
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext("2d")
  // JPEG has no transparency: what would be black is white.
  if (pen !== null) {
    pen.fillStyle = "#fff"
    pen.fillRect(0, 0, side, side)
    const [left, top] = [(picture.width - length) / 2, (picture.height - length) / 2]
    pen.drawImage(picture, left, top, length, length, 0, 0, side, side)
  }
  picture.close()
  return canvas.toDataURL("image/jpeg", 0.82)
}
