import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { TestSite } from '../../support/test-site.js';

/** An owner with months of work, whose name and SOPs the pictures show. */
export const OWNER = 'anna@example.test';
/** Reads what the owner shares, and writes nothing. */
export const MEMBER = 'mira@example.test';

/** As many as a company has after some months. */
const SOPS = 60;
const FOLDERS = ['Kitchen', 'Shop', 'Office', 'Warehouse'];
const TAGS = ['opening', 'food safety', 'weekly', 'new hires', 'audit'];

interface Template {
  id: string;
  title: string;
}

export interface SettledAccount {
  /** Of the list, the newest first. */
  ids: string[];
  /** Of seats: one that waits, one that is taken, one that was withdrawn. */
  open: string;
  taken: string;
  revoked: string;
}

/** Fills an account until it has 60 SOPs, in folders and with tags, members, own templates, and some in the trash. */
export async function settle(site: TestSite, prompted: readonly string[]): Promise<SettledAccount> {
  const { client, userId } = await site.personOf(OWNER, 'user');
  await client.patch('/profiles/me', { full_name: 'Anna Ito' });
  const { body: gallery } = await client.get<{ items: Template[] }>('/templates?lang=en');
  const ids = [...prompted];
  for (const { id, title } of gallery.items.slice(0, SOPS - prompted.length)) {
    ids.push((await client.post<{ id: string }>('/sops', { template: { id, lang: 'en' }, title })).body.id);
  }
  const filed = await Promise.all(
    FOLDERS.map(async (name) => (await client.post<{ id: string }>('/folders', { name })).body.id),
  );
  const [kitchen] = filed;
  const { body: inside } = await client.post<{ id: string }>('/folders', { name: 'Night shift', parent_id: kitchen });
  const everyNth = (n: number, rest: number) => ids.filter((_id, place) => place % n === rest);
  for (const [place, folder] of [...filed, inside.id].entries()) {
    await client.post('/sops/batch/folder', { ids: everyNth(7, place), folder_id: folder });
  }
  for (const [place, tag] of TAGS.entries()) await client.post('/sops/batch/tags', { ids: everyNth(6, place), tag });
  await client.post('/sops/batch/status', { ids: everyNth(2, 0), status: 'completed' });
  for (const [place, title] of ['Closing, without the till', 'Cleaning a machine'].entries()) {
    await client.post('/own-templates', { sop_id: ids[place], title, without_people: true });
  }
  // Work of months, the newest first, as the list has it.
  await site.query(
    `UPDATE sops SET updated_at = now() - make_interval(hours => place::int * 23),
            created_at = now() - make_interval(hours => place::int * 25)
       FROM unnest($1::uuid[]) WITH ORDINALITY AS listed (id, place) WHERE sops.id = listed.id`,
    [ids],
  );
  await site.query(
    `UPDATE activity_logs SET created_at = now() - make_interval(hours => (random() * 480)::int) WHERE user_id = $1`,
    [userId],
  );
  return { ids, ...(await giveSeats(site)) };
}

/** Gives seats in each of their states. */
async function giveSeats(site: TestSite): Promise<Omit<SettledAccount, 'ids'>> {
  const { client } = await site.personOf(OWNER);
  const give = async (seat: object) =>
    (await client.post<{ install_id: string }>('/functions/generate-install-link', seat)).body.install_id;
  const taken = await give({ name: 'Mira', email: MEMBER });
  const open = await give({ name: 'Tom from the bar', email: 'tom@example.test' });
  await give({});
  for (const name of ['Jonas', 'Priya', 'Sven', 'Lucia', 'Amara', 'Kenji']) await give({ name });
  const revoked = await give({ name: 'Former apprentice' });
  await client.post('/functions/revoke-install', { install_id: revoked });
  const member = await site.personOf(MEMBER, 'user');
  await member.client.patch('/profiles/me', { full_name: 'Mira Sand' });
  await member.client.post(`/invitations/${taken}/accept`);
  return { open, taken, revoked };
}

/** What stands for a photo that a phone takes. */
export const fryerPhoto = () =>
  sharp(fileURLToPath(new URL('./fryer.svg', import.meta.url)))
    .jpeg({ quality: 85 })
    .toBuffer();

export const pictureFile = async () => ({ name: 'fryer.jpg', mimeType: 'image/jpeg', buffer: await fryerPhoto() });
