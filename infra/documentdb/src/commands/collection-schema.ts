/** In bytes: a document up to this stays as it is in its row of 8 KiB. */
const unpackedSize = 8_160;

/**
 * `create`, whose collection then keeps documents unpacked: PostgreSQL packs those above 2 KB by default, and the engine unpacks a document for each field that
 * it looks at, so in every document that a deep page skips (docs/decisions/lists-of-staff.md). Views have no documents.
 */
export const collectionSchema = `
create or replace function documentdb_adapter.create_collection(p_database text, p_command documentdb_core.bson, p_collection text)
returns documentdb_core.bson language plpgsql as $$
declare
  reply documentdb_core.bson := documentdb_api.create_collection_view(p_database, p_command);
  documents regclass := (
    select to_regclass('documentdb_data.documents_' || collection_id) from documentdb_api_catalog.collections
      where database_name = p_database and collection_name = p_collection
  );
begin
  if documents is not null then
    execute format('alter table %s set (toast_tuple_target = ${unpackedSize})', documents);
  end if;
  return reply;
end $$;`;
