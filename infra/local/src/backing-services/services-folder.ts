import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { readJson, writeJson } from '../state/json-file.ts';
import { choicesFile } from './choose-sources.ts';
import type { SavedChoices } from './choose-sources.ts';
import { projectOf } from './docker-source.ts';

const earlierName = 'parts';

/** The folder of the backing services' data, choices and passwords, reachable for this user only. Data under its earlier name are moved. */
export function prepareServicesFolder(dataFolder: string): string {
  const folder = path.join(dataFolder, 'backing-services');
  const earlier = path.join(dataFolder, earlierName);
  if (existsSync(earlier) && !existsSync(folder)) {
    saveDockerProject(earlier);
    renameSync(earlier, folder);
  }
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  return folder;
}

/** A Docker project's name follows from the folder's path, unless it is stored. */
function saveDockerProject(folder: string): void {
  const file = path.join(folder, choicesFile);
  const choices = readJson<SavedChoices>(file) ?? {};
  const withProject = Object.entries(choices).map(([service, choice]) => [
    service,
    choice.source === 'docker' ? { ...choice, details: { project: projectOf(folder) } } : choice,
  ]);
  if (withProject.length > 0) writeJson(file, Object.fromEntries(withProject), 0o600);
}
