import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoPictures } from './demo-pictures.ts';
import { drawPicture } from './draw-picture.ts';
import { pictureFile, picturesFolder } from './picture.ts';

// `npm run draw -w infra/seed`: draws missing pictures of the demo and removes unused ones. Delete one to draw it again.
mkdirSync(picturesFolder, { recursive: true });
const files = new Set<string>();
for (const picture of demoPictures().values()) {
  const file = pictureFile(picture);
  files.add(path.basename(file));
  if (!existsSync(file)) writeFileSync(file, await drawPicture(picture));
}
for (const name of readdirSync(picturesFolder).filter((each) => !files.has(each)))
  rmSync(path.join(picturesFolder, name));
console.log(`${files.size} pictures in ${picturesFolder}`);
