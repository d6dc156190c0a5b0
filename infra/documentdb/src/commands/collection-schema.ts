/** Size in bytes up to which a document stays uncompressed in its row of 8 KiB. */
const unpackedSize = 8_160;

/**
 * Schema of `create`, which keeps documents of the new collection unpacked. By default PostgreSQL packs those above 2 KB, and the engine
 * unpacks a document for each field that it reads, even in documents that a deep page skips (docs/decisions/lists-of-staff.md). Views have
 * no documents.
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
