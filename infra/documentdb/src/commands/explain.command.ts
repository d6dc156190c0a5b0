import type { Document } from 'bson';
import { deserialize } from 'bson';
import { rawFields } from '../bson/raw-document.ts';
import { documentValue, stringValue } from '../bson/raw-value.ts';
import { CommandError } from '../errors/command.error.ts';
import { onlyRow, requiredColumn } from '../postgres/executor.ts';
import type { Statement } from '../postgres/statement.ts';
import { requestField } from '../wire/request.ts';
import type { CommandContext, CommandFamily } from './command.ts';
import type { PostgresPlan } from './explain-plan.ts';
import { explainStage } from './explain-plan.ts';

/** Explainable commands and the engine’s query for each. */
const queries: Readonly<Record<string, string>> = {
  find: 'find',
  aggregate: 'pipeline',
  count: 'count',
  distinct: 'distinct',
};

const indexNames: Statement = {
  name: 'index_names',
  sql: `select index_id::text, (index_spec).index_name
    from documentdb_api_catalog.collection_indexes join documentdb_api_catalog.collections using (collection_id)
    where database_name = $1 and collection_name = $2`,
};

type Explained = { Plan: PostgresPlan; 'Planning Time'?: number; 'Execution Time'?: number };

async function explain({ request, services, executor }: CommandContext): Promise<Document> {
  const command = documentValue(request.body, request.fields[0]);
  const [operation] = command === undefined ? [] : rawFields(command);
  const query = queries[operation?.name ?? ''];
  if (command === undefined || query === undefined) {
    throw new CommandError(
      'CommandNotSupported',
      `explain knows ${Object.keys(queries).join(', ')}, not ${operation?.name ?? 'this'}`,
    );
  }
  const collection = stringValue(command, operation) ?? '';
  const runs =
    (stringValue(request.body, requestField(request, 'verbosity')) ?? 'allPlansExecution') !== 'queryPlanner';
  const database = Buffer.from(request.database);
  const [explained] = JSON.parse(
    requiredColumn(onlyRow(await executor.execute(explaining(query, runs), [database, command])), 0).toString(),
  ) as [Explained];
  const names = await services.readPool.execute(indexNames, [database, Buffer.from(collection)]);
  const indexes = new Map(
    names.map(([id, name]) => [`documents_rum_index_${id?.toString() ?? ''}`, name?.toString() ?? '']),
  );
  const winningPlan = explainStage(explained.Plan, indexes);
  return {
    explainVersion: '1',
    queryPlanner: { namespace: `${request.database}.${collection}`, winningPlan, rejectedPlans: [] },
    executionStats: runs ? executionStats(explained, winningPlan) : undefined,
    command: deserialize(command),
    ok: 1,
  };
}

function explaining(query: string, runs: boolean): Statement {
  const options = runs ? 'format json, analyze' : 'format json';
  return {
    name: `explain_${query}_${String(runs)}`,
    sql: `explain (${options}) select document from documentdb_api_catalog.bson_aggregation_${query}($1, $2)`,
  };
}

function executionStats(explained: Explained, executionStages: Document): Document {
  return {
    executionSuccess: true,
    nReturned: explained.Plan['Actual Rows'],
    executionTimeMillis: Math.round((explained['Planning Time'] ?? 0) + (explained['Execution Time'] ?? 0)),
    executionStages,
  };
}

export const explainCommand: CommandFamily = { explain: { run: explain, transaction: 'rejected' } };
