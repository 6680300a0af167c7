import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/**
 * Compiles the one program of each folder by itself, all in one process: the compiler is warm after
 * the first. What it complains about is left beside the program as errors.txt.
 */
public class CompileAll {
    public static void main(String[] folders) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var files = compiler.getStandardFileManager(null, null, null);
        for (var folder : folders) {
            var errors = new StringWriter();
            var options = List.of("-Xlint:all", "-Werror", "-d", folder);
            var source = files.getJavaFileObjects(findSource(folder));
            if (!compiler.getTask(errors, files, null, options, null, source).call()) {
                Files.writeString(Path.of(folder, "errors.txt"), errors.toString());
            }
        }
    }

    private static Path findSource(String folder) throws Exception {
        try (var files = Files.list(Path.of(folder))) {
            return files.filter(file -> file.toString().endsWith(".java")).findFirst().get();
        }
    }
}
