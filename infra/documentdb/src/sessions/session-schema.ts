/** A write that the driver may send twice: the engine’s own function, run once for a session and a number. */
type OnceFunction = { name: string; parameters: string; call: string };

const onceFunctions: readonly OnceFunction[] = [
  { name: 'insert_once', parameters: 'p_sequence documentdb_core.bsonsequence', call: 'documentdb_api.insert(p_database, p_command, p_sequence, null)' },
  { name: 'update_once', parameters: 'p_sequence documentdb_core.bsonsequence', call: 'documentdb_api.update(p_database, p_command, p_sequence, null)' },
  { name: 'delete_once', parameters: 'p_sequence documentdb_core.bsonsequence', call: 'documentdb_api.delete(p_database, p_command, p_sequence, null)' },
  { name: 'find_and_modify_once', parameters: '', call: 'documentdb_api.find_and_modify(p_database, p_command, null)' },
];

/** A number below the session’s last one: MongoDB’s TransactionTooOld in the engine’s numbering. */
const tooOld = `raise exception 'the session has gone on to a later transaction' using errcode = 'M00F5'`;

/** Claims a number for a session, waiting for whoever claims the same session; true where it had not been claimed, or is to run again. */
const claim = `
create or replace function documentdb_adapter.claim(p_session bytea, p_number bigint, p_again boolean) returns boolean language plpgsql as $$
begin
  insert into documentdb_adapter.session_record as known (session_id, transaction_number, reply, success, written_at)
    values (p_session, p_number, null, null, now())
    on conflict (session_id) do update
      set transaction_number = excluded.transaction_number, reply = null, success = null, written_at = excluded.written_at
      where known.transaction_number < excluded.transaction_number or (p_again and known.transaction_number = excluded.transaction_number);
  return found;
end $$;`;

function once({ name, parameters, call }: OnceFunction): string {
  const separator = parameters === '' ? '' : ', ';
  return `
create or replace function documentdb_adapter.${name}(
  p_database text, p_command documentdb_core.bson, p_session bytea, p_number bigint, p_again boolean${separator}${parameters},
  out reply documentdb_core.bson, out success boolean
) language plpgsql as $$
begin
  if documentdb_adapter.claim(p_session, p_number, p_again) then
    select p_result, p_success into reply, success from ${call};
    update documentdb_adapter.session_record as known set reply = ${name}.reply, success = ${name}.success where session_id = p_session;
  else
    select known.reply, known.success into reply, success from documentdb_adapter.session_record as known
      where session_id = p_session and transaction_number = p_number;
    if reply is null then ${tooOld}; end if;
  end if;
end $$;`;
}

/** The adapter’s own schema in the engine: what each session wrote last, kept in the same transaction as the write. */
export const adapterSchema = `
create schema if not exists documentdb_adapter;
create table if not exists documentdb_adapter.session_record (
  session_id bytea primary key,
  transaction_number bigint not null,
  reply documentdb_core.bson,
  success boolean,
  written_at timestamptz not null
) with (fillfactor = 50);
${claim}
${onceFunctions.map(once).join('\n')}
create or replace function documentdb_adapter.remember_transaction(p_session bytea, p_number bigint) returns void language plpgsql as $$
begin
  -- Whoever asks whether this transaction was committed waits until that is settled.
  perform pg_advisory_xact_lock(hashtextextended(encode(p_session, 'hex'), 0));
  if not documentdb_adapter.claim(p_session, p_number, false) then ${tooOld}; end if;
end $$;
create or replace function documentdb_adapter.recall_transaction(p_session bytea, p_number bigint) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(p_session, 'hex'), 0));
  return exists (select from documentdb_adapter.session_record where session_id = p_session and transaction_number = p_number);
end $$;`;
