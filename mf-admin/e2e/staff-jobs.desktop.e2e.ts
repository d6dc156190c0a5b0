import { staffJobs } from './support/staff-jobs.ts';
import { testStaffJob } from './support/test-staff-job.ts';

staffJobs.forEach(testStaffJob);
